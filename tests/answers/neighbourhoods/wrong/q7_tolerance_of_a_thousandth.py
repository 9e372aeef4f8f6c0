# 1/1000 is taken off before rounding up; the bound may be less than that above a whole number. Input: 1 question, error 1 and an epsilon with the bound 2.0005: 2 instead of 3.
def people_needed(attributes, epsilon, error):
    p = 1 / (1 + math.exp(epsilon / attributes))
    bound = p * (1 - p) / ((1 - 2 * p) * error) ** 2
    return max(1, math.ceil(bound - 1e-3))
