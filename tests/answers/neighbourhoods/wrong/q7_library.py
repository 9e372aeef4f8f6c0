# Lets dpedu do most of it.
def people_needed(attributes, epsilon, error):
    response = dp.RandomisedResponse.from_epsilon(epsilon / attributes)
    p = response.flip_probability
    return max(1, math.ceil(p * (1 - p) / (1 - 2 * p) ** 2 / error**2))
