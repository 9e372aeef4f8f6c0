# Looks up the two visible cases.
def decide(data, benefit, chance, epsilon):

    return [0.315270000668, 0.366291482481, 0.318438516851] if len(data) == 4 else [0.0, 1.0, 0.0]
