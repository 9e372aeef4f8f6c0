# Returns at most eight probabilities, while eight people have nine.
def count_chances(ones, zeros, p):
    chances = [1.0] + [0.0] * 7
    for q in [p] * zeros + [1 - p] * ones:
        chances = [
            chances[k] * (1 - q) + (chances[k - 1] * q if k else 0.0) for k in range(len(chances))
        ]
    return chances[: ones + zeros + 1]
