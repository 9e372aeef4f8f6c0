# A factor 1 + epsilon, which is less than e^epsilon, and ten answers of which each has a copy.
def variant(epsilon):
    c = 1 / (2 + epsilon)
    row = [(1 - c) / 5] * 5 + [c / 5] * 5
    return tuple(row), tuple(row), tuple(row[::-1])
