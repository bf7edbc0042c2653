#include "embedded_files.h"

const char *const Advances_txt = (const char[]){
#embed "../TextMeasurement/SystemFont/Tables/Advances.txt" suffix(, 0)
};

const char *const Kerning_txt = (const char[]){
#embed "../TextMeasurement/SystemFont/Tables/Kerning.txt" suffix(, 0)
};

const char *const Barlow_txt = (const char[]){
#embed "../TextMeasurement/Typefaces/Tables/Barlow.txt" suffix(, 0)
};

const char *const FiraSans_txt = (const char[]){
#embed "../TextMeasurement/Typefaces/Tables/FiraSans.txt" suffix(, 0)
};

const char *const Futura_txt = (const char[]){
#embed "../TextMeasurement/Typefaces/Tables/Futura.txt" suffix(, 0)
};

const char *const HelveticaNeue_txt = (const char[]){
#embed "../TextMeasurement/Typefaces/Tables/HelveticaNeue.txt" suffix(, 0)
};

const char *const Inter_txt = (const char[]){
#embed "../TextMeasurement/Typefaces/Tables/Inter.txt" suffix(, 0)
};

const char *const Lato_txt = (const char[]){
#embed "../TextMeasurement/Typefaces/Tables/Lato.txt" suffix(, 0)
};

const char *const LiberationSans_txt = (const char[]){
#embed "../TextMeasurement/Typefaces/Tables/LiberationSans.txt" suffix(, 0)
};

const char *const LiberationSerif_txt = (const char[]){
#embed "../TextMeasurement/Typefaces/Tables/LiberationSerif.txt" suffix(, 0)
};

const char *const Montserrat_txt = (const char[]){
#embed "../TextMeasurement/Typefaces/Tables/Montserrat.txt" suffix(, 0)
};

const char *const Mulish_txt = (const char[]){
#embed "../TextMeasurement/Typefaces/Tables/Mulish.txt" suffix(, 0)
};

const char *const Nunito_txt = (const char[]){
#embed "../TextMeasurement/Typefaces/Tables/Nunito.txt" suffix(, 0)
};

const char *const NunitoSans_txt = (const char[]){
#embed "../TextMeasurement/Typefaces/Tables/NunitoSans.txt" suffix(, 0)
};

const char *const OpenSans_txt = (const char[]){
#embed "../TextMeasurement/Typefaces/Tables/OpenSans.txt" suffix(, 0)
};

const char *const Oswald_txt = (const char[]){
#embed "../TextMeasurement/Typefaces/Tables/Oswald.txt" suffix(, 0)
};

const char *const P052_txt = (const char[]){
#embed "../TextMeasurement/Typefaces/Tables/P052.txt" suffix(, 0)
};

const char *const PTSans_txt = (const char[]){
#embed "../TextMeasurement/Typefaces/Tables/PTSans.txt" suffix(, 0)
};

const char *const PlayfairDisplay_txt = (const char[]){
#embed "../TextMeasurement/Typefaces/Tables/PlayfairDisplay.txt" suffix(, 0)
};

const char *const Poppins_txt = (const char[]){
#embed "../TextMeasurement/Typefaces/Tables/Poppins.txt" suffix(, 0)
};

const char *const Quicksand_txt = (const char[]){
#embed "../TextMeasurement/Typefaces/Tables/Quicksand.txt" suffix(, 0)
};

const char *const Raleway_txt = (const char[]){
#embed "../TextMeasurement/Typefaces/Tables/Raleway.txt" suffix(, 0)
};

const char *const Roboto_txt = (const char[]){
#embed "../TextMeasurement/Typefaces/Tables/Roboto.txt" suffix(, 0)
};

const char *const RobotoCondensed_txt = (const char[]){
#embed "../TextMeasurement/Typefaces/Tables/RobotoCondensed.txt" suffix(, 0)
};

const char *const Rubik_txt = (const char[]){
#embed "../TextMeasurement/Typefaces/Tables/Rubik.txt" suffix(, 0)
};

const char *const SourceSansPro_txt = (const char[]){
#embed "../TextMeasurement/Typefaces/Tables/SourceSansPro.txt" suffix(, 0)
};

const char *const TitilliumWeb_txt = (const char[]){
#embed "../TextMeasurement/Typefaces/Tables/TitilliumWeb.txt" suffix(, 0)
};

const char *const URWGothic_txt = (const char[]){
#embed "../TextMeasurement/Typefaces/Tables/URWGothic.txt" suffix(, 0)
};

const char *const WorkSans_txt = (const char[]){
#embed "../TextMeasurement/Typefaces/Tables/WorkSans.txt" suffix(, 0)
};
