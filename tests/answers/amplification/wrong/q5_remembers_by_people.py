# Wrong when called twice: the list is remembered by the numbers of people, and p is not in the key.
def count_chances(ones, zeros, p, seen={}):
    if (ones, zeros) not in seen:
        chances = [1.0]
        for q in [1 - p] * ones + [p] * zeros:
            chances = [a * (1 - q) + b * q for a, b in zip(chances + [0], [0] + chances)]
        seen[ones, zeros] = chances
    return seen[ones, zeros]
