# Multiplies polynomials, coefficient by coefficient.
def count_chances(ones, zeros, p):
    result = [1] + [0] * (ones + zeros)
    for person in range(ones + zeros):
        q = 1 - p if person < ones else p
        for k in range(person + 1, -1, -1):
            result[k] = result[k] * (1 - q) + (result[k - 1] * q if k else 0)
    return result
