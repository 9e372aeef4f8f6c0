# Wrong for 1, 10, 1/2: the ceiling is computed as the rounded number plus a half, so that no people are needed.
def people_needed(attributes, epsilon, error):
    p = 1 / (1 + math.exp(epsilon / attributes))
    need = p * (1 - p) / (1 - 2 * p) ** 2 / error**2
    return round(need + 0.5) if need > 0.5 else round(need)
