# Wrong for 10, 1/2, 0.02: large numbers are rounded up to a hundred, above 10 000 people.
def people_needed(attributes, epsilon, error):
    p = 1 / (1 + math.exp(epsilon / attributes))
    need = math.ceil(p * (1 - p) / (1 - 2 * p) ** 2 / error**2)
    return need if need < 10_000 else -(-need // 100) * 100
