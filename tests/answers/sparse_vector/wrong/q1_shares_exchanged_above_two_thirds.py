# The larger share always goes to the questions when share is above 2/3. Input: (1, 3/4, 1, 1, False) must give (4/3, 8).
def scales(epsilon, share, answers, sensitivity, monotone):
    if share > Fraction(2, 3):
        share = 1 - share
    step = sensitivity if monotone else 2 * sensitivity
    return sensitivity / (share * epsilon), answers * step / ((1 - share) * epsilon)
