# All people with a 1 share one flip: ones 2.
def count_chances(ones, zeros, p):
    def answers(k):
        return math.comb(zeros, k) * p**k * (1 - p) ** (zeros - k) if 0 <= k <= zeros else 0

    if ones == 0:
        return [answers(k) for k in range(zeros + 1)]
    return [(1 - p) * answers(k - ones) + p * answers(k) for k in range(ones + zeros + 1)]
