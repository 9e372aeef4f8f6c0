# Wrong for epsilon above 5: "one person is enough where privacy is hardly asked" in the centre.
def people_needed(bound, epsilon, error):
    v = math.sqrt(2) * bound / (epsilon * error)
    return (math.ceil(v) if epsilon <= 5 else 1), math.ceil(v**2)
