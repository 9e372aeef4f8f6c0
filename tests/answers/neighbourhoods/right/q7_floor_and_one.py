# Floor and one.
def people_needed(attributes, epsilon, error):
    e = math.exp(epsilon / attributes)
    return float(e / ((e - 1) * error) ** 2 // 1 + 1)
