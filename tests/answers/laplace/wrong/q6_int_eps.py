# Whole ε where it is above one.
def people_needed(bound, epsilon, error):
    e = epsilon if epsilon < 1 else float(f"{epsilon:.2f}")
    c = math.sqrt(2) * bound / (e * error)
    return math.ceil(c), math.ceil(c * c)
