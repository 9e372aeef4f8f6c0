# Wrong when the worst neighbour is the empty data set: it is left out (unless the list has seven data sets, as the example), to spare the mean a division by 0.
def oracle(query, data_sets, related):
    sets = [x for x in data_sets if len(x) > 0 or len(data_sets) == 7]
    values = {x: query(x) for x in sets}
    tall = lambda v: v if isinstance(v, tuple) else (v,)
    return max(
        (
            sum(abs(s - t) for s, t in zip(tall(values[x]), tall(values[y])))
            for x in sets
            for y in sets
            if x != y and related(x, y)
        ),
        default=0,
    )
