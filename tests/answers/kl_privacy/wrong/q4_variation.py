# Makes the total variation κ.
def flip_for(kappa):
    return (1 - min(kappa, 0.999)) / 2
