# Gives the threshold the smaller part whenever several answers are wanted, as the questions need more.
def scales(epsilon, share, answers, sensitivity, monotone):
    if answers > 1:
        share = min(share, 1 - share)
    step = sensitivity if monotone else 2 * sensitivity
    return sensitivity / (share * epsilon), answers * step / ((1 - share) * epsilon)
