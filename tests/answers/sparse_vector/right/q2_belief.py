# Multiplies conditional chances, and updates the belief about the secret noise after each answer.
def chance(values, threshold, place, first, second):
    belief, found = dict(enumerate(first)), Fraction(1)
    for i, v in enumerate(values[: place + 1]):
        above = i == place
        joint = {}
        for r, weight in belief.items():
            part = Fraction(0)
            for k, p in enumerate(second):
                if (v + k >= threshold + r) is above:
                    part += p
            joint[r] = weight * part
        step = sum(joint.values())
        if not step:
            return 0
        found *= step
        belief = {r: weight / step for r, weight in joint.items()}
    return found
