# The derivative of the tilt is a difference quotient with step 1e-6, which has about nine digits at best. Input: -5, [1, -1, 1, -1, 1], 0.001, 2.
def density(weight, records, strength, epsilon):
    def tilt(w):
        return sum(r / (1 + math.exp(r * w)) for r in records) - len(records) * strength * w

    h = 1e-6
    speed = abs(tilt(weight + h) - tilt(weight - h)) / (2 * h)
    return epsilon / 4 * math.exp(-epsilon / 2 * abs(tilt(weight))) * speed
