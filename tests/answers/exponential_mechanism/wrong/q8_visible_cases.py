# Looks up the three visible cases.
def decide(data, benefit, chance, epsilon):

    if len(benefit) == 2:
        return [1 / 3, 2 / 3]
    return [0.367165401111, 0.332224993533, 0.300609605356] if len(data) == 4 else [1.0, 0.0, 0.0]
