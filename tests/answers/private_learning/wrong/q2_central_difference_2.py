# Richardson differences, then rounded to 10 places, which is more than 1e-9 of a small density.
def density(weight, records, strength, epsilon):
    def tilt(w):
        return sum(r / (1 + math.exp(r * w)) for r in records) - len(records) * strength * w

    h = 1e-4
    one = (tilt(weight - h) - tilt(weight + h)) / (2 * h)
    two = (tilt(weight - 2 * h) - tilt(weight + 2 * h)) / (4 * h)
    fast = (4 * one - two) / 3
    return round(epsilon / 4 * math.exp(-epsilon * abs(tilt(weight)) / 2) * fast, 10)
