# Compares each with q/m.
def found(p_values, level):
    return [j for j, p in enumerate(p_values) if p <= level / len(p_values)]
