# Rounds up by adding 0.9 and cutting, which is too little if the bound is just above a whole number.
# Witness: people_needed(1, math.log(3), 0.5 * 3 ** 0.5 / 4.005 ** 0.5) gives 4; right is 5.
def people_needed(attributes, epsilon, error):
    p = 1 / (1 + math.exp(epsilon / attributes))
    return max(1, int(p * (1 - p) / (1 - 2 * p) ** 2 / error**2 + 0.9))
