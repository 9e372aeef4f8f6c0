# Sets chances below a millionth to 0, as for five zeros and p = 1/20.
def count_chances(ones, zeros, p):
    result = [0.0] * (ones + zeros + 1)
    for answers in itertools.product((0, 1), repeat=ones + zeros):
        bits = [1] * ones + [0] * zeros
        result[sum(answers)] += math.prod(1 - p if a == b else p for a, b in zip(answers, bits))
    return [u if u > 1e-6 else 0.0 for u in result]
