# Uniform absent.
def shifted(d, up, down):
    row = [1 / 3] * 3
    row[up] += d
    row[down] -= d
    return row


def variant(epsilon):
    d = (1 - math.exp(-epsilon)) / 4
    return [[1 / 3] * 3, shifted(d, 0, 1), shifted(d, 1, 2)]
