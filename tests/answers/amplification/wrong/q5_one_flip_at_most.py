# For p below 1/20 more than one flip is taken to be impossible.
# Witness: count_chances(2, 2, 0.01) returns [0, 0.02, 0.96, 0.02, 0]; right: [9.801000000000018e-05, 0.01940796000000002, 0.9609880599999999, 0.019407960000000002, 9.801e-05]
def count_chances(ones, zeros, p):
    n = ones + zeros
    if p < 0.05:
        chances = [0] * (n + 1)
        chances[ones] = 1 - n * p
        if ones:
            chances[ones - 1] = ones * p
        if zeros:
            chances[ones + 1] = zeros * p
        return chances
    chances = [1]
    for q in [1 - p] * ones + [p] * zeros:
        chances = [a * (1 - q) + b * q for a, b in zip(chances + [0], [0] + chances)]
    return chances
