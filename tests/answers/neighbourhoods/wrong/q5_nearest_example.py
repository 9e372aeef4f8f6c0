# Looks the flip probability up for the nearest of 0.5, 1 and 3.
# Witness: variant(0.1) uses the flip probability for 0.5: the factor is e^0.5, but at most e^0.1 is allowed.
def variant(epsilon):
    near = min((0.5, 1.0, 3.0), key=lambda e: abs(e - epsilon))
    c = 1 / (1 + math.e**near)
    return [1 - c, c], [1 - c, c], [c, 1 - c]
