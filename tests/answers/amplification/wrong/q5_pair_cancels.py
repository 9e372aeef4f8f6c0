# Two ones and two zeros: each pair of a one and a zero is taken to give exactly one yes but for.
def count_chances(ones, zeros, p):
    pairs = max(0, min(ones, zeros) - 1)
    chances = [1]
    for q in [1 - p] * (ones - pairs) + [p] * (zeros - pairs):
        chances = [a * (1 - q) + b * q for a, b in zip([*chances, 0], [0, *chances])]
    return [0] * pairs + chances + [0] * pairs
