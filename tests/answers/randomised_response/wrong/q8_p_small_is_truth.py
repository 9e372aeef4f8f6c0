# Below a hundredth an answer is taken for the truth. Input: (1, 0.005, 0.1).
def posterior(answer, p, prior):
    if p < 0.01 and 0 < prior < 1:
        return (0.0, 1.0) if answer else (1.0, 0.0)
    zero = (1 - prior) * (1 - p if answer == 0 else p)
    one = prior * (p if answer == 0 else 1 - p)
    return zero / (zero + one), one / (zero + one)
