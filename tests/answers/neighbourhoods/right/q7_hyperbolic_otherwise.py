# 1/(4 sinh²) and a negative floor division.
def people_needed(attributes, epsilon, error):
    half = float(epsilon) / attributes / 2
    return int(-(-1 // (4 * (math.sinh(half) * float(error)) ** 2)))
