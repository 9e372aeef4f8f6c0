# Wrong where the first neighbour listed is not the worst.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    worst = 0
    for x in data_sets:
        for y in data_sets:
            if x != y and are_neighbours(x, y):
                worst = max([worst] + [abs(utility(a, x) - utility(a, y)) for a in candidates])
                break
    return worst
