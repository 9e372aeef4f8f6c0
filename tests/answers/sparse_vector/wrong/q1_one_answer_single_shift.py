# With one answer the question is shifted by Δ only if Δ = 1. Input: (1, 1/2, 1, 1, False) must give (2, 4).
def scales(epsilon, share, answers, sensitivity, monotone):
    step = sensitivity if monotone or answers == sensitivity == 1 else 2 * sensitivity
    return sensitivity / (share * epsilon), answers * step / ((1 - share) * epsilon)
