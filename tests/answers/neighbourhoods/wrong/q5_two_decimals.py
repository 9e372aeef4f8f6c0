# Rounds the flip probability to two decimals.
# Witness: variant(8) gives the flip probability 0.0: rows (1, 0), (1, 0), (0, 1), whose ratio is infinite, but at most e^8 is allowed.
def variant(epsilon):
    c = round(1 / (math.exp(epsilon) + 1), 2)
    return [1 - c, c], [1 - c, c], [c, 1 - c]
