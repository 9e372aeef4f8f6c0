# Leaves the sensitivity out.
def scales(epsilon, share, answers, sensitivity, monotone):
    step = 1 if monotone else 2
    return 1 / (share * epsilon), answers * step / ((1 - share) * epsilon)
