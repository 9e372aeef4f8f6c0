# Refines a grid again and again.
def flip_for(kappa):
    low, high = 1e-9, 0.5 - 1e-9
    for _ in range(12):
        grid = np.linspace(low, high, 21)
        kappas = (1 - 2 * grid) * np.log((1 - grid) / grid)
        place = int(np.searchsorted(-kappas, -kappa))
        low, high = float(grid[max(place - 1, 0)]), float(grid[min(place, 20)])
    return (low + high) / 2
