# Wrong for 2, 1, 0.3: for errors above 1/4 the spread of drawing the people, 1/4 at worst, is added.
def people_needed(attributes, epsilon, error):
    p = 1 / (1 + math.exp(epsilon / attributes))
    one = p * (1 - p) / (1 - 2 * p) ** 2
    if error > 0.25:
        one += 0.25
    return max(1, math.ceil(one / error**2))
