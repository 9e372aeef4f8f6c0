# Counts how many ones and how many zeros are flipped.
def count_chances(ones, zeros, p):
    chances = [Fraction(0) if isinstance(p, Fraction) else 0.0] * (ones + zeros + 1)
    for down in range(ones + 1):
        for up in range(zeros + 1):
            ways = math.comb(ones, down) * math.comb(zeros, up)
            flips = down + up
            chances[ones - down + up] += ways * p**flips * (1 - p) ** (ones + zeros - flips)
    return tuple(chances)
