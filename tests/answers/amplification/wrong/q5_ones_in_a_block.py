# All people with a 1 share one flip: right for each of them, wrong together.
# Witness: count_chances(2, 0, 0.25) returns [0.25, 0, 0.75]; right: [0.0625, 0.375, 0.5625]
def count_chances(ones, zeros, p):
    chances = [0] * (ones + zeros + 1)
    for i in range(zeros + 1):
        said = math.comb(zeros, i) * p**i * (1 - p) ** (zeros - i)
        if ones == 0:
            chances[i] += said
        else:
            chances[i + ones] += said * (1 - p)
            chances[i] += said * p
    return chances
