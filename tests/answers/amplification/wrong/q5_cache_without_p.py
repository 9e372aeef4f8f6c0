# Lists are kept between calls under ones and zeros, whatever p was.
def count_chances(ones, zeros, p, known={}):
    if (ones, zeros) not in known:
        chances = [1]
        for q in [1 - p] * ones + [p] * zeros:
            chances = [a * (1 - q) + b * q for a, b in zip(chances + [0], [0] + chances)]
        known[ones, zeros] = chances
    return list(known[ones, zeros])
