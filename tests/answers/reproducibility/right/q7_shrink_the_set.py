# By shrink the set.
def found(p_values, level):
    alive = set(range(len(p_values)))
    while True:
        step = level * len(alive) / len(p_values)
        below = {j for j in range(len(p_values)) if p_values[j] <= step}
        if below == alive:
            return sorted(alive)
        alive &= below
