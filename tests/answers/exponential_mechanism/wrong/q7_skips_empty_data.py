# The empty data set is left out: nobody is in it.
# Witness: measure_sensitivity(lambda a, x: a * len(x), [(), (1,)], [1], lambda x, y: True) returns 0; right: 1
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    people = [x for x in data_sets if x]
    return max(
        (
            abs(utility(a, x) - utility(a, y))
            for x, y in itertools.permutations(people, 2)
            if are_neighbours(x, y)
            for a in candidates
        ),
        default=0,
    )
