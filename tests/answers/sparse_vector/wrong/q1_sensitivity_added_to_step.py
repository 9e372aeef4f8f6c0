# An either-way question is shifted by Δ + min(Δ, 2), right up to Δ = 2. Input: (1, 1/2, 1, 3, False) must give (6, 12), is (6, 10).
def scales(epsilon, share, answers, sensitivity, monotone):
    step = sensitivity + (0 if monotone else min(sensitivity, 2))
    return sensitivity / (share * epsilon), answers * step / ((1 - share) * epsilon)
