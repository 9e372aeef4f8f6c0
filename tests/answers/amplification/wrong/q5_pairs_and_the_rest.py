# Wrong where both kinds are there and there are more ones: pairs of a 1 and a 0 are taken together, and the rest, which are ones, for zeros.
def count_chances(ones, zeros, p):
    pairs, rest = min(ones, zeros), abs(ones - zeros)
    q = p if zeros > ones or pairs else 1 - p
    chances = [1.0]
    for piece in [[p * (1 - p), p**2 + (1 - p) ** 2, p * (1 - p)]] * pairs + [[1 - q, q]] * rest:
        chances = np.convolve(chances, piece)
    return list(chances)
