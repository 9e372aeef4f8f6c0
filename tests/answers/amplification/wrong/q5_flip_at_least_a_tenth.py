# Flips at least with 1/10, wrong for p = 1/20.
def count_chances(ones, zeros, p):
    p = max(p, 0.1)
    chances = [1.0]
    for i in range(ones + zeros):
        q = 1 - p if i < ones else p
        chances = [a * (1 - q) + b * q for a, b in zip(chances + [0.0], [0.0] + chances)]
    return chances
