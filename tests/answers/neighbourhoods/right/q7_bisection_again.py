# Doubles and halves until the smallest number of people is found.
def people_needed(attributes, epsilon, error):
    flip = 1 / (1 + math.exp(epsilon / attributes))

    def good(n):
        return math.sqrt(flip * (1 - flip) / n) / (1 - 2 * flip) <= error

    high = 1
    while not good(high):
        high *= 2
    low = 0
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (low, middle) if good(middle) else (middle, high)
    return high
