# Only the lower half is computed and mirrored if both groups are there, which holds only for equal groups.
def count_chances(ones, zeros, p):
    chances = [1]
    for q in [1 - p] * ones + [p] * zeros:
        chances = [a * (1 - q) + b * q for a, b in zip(chances + [0], [0] + chances)]
    if ones and zeros:
        n = ones + zeros
        chances = [chances[min(k, n - k)] for k in range(n + 1)]
    return chances
