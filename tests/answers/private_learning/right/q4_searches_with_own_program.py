# A fixed list of candidates is run through the programs, and the first that moves far enough is returned.
def refute(program, clip):
    def result(rows):
        lengths = [math.hypot(*r) for r in rows]
        if program == "numbers":
            rows = [[min(max(x, -clip), clip) for x in r] for r in rows]
        elif program == "longest" and lengths and max(lengths) > clip:
            rows = [[x * clip / max(lengths) for x in r] for r in rows]
        total = [sum(r[i] for r in rows) for i in range(3)]
        size = math.hypot(*total)
        if program == "sum" and size > clip:
            total = [x * clip / size for x in total]
        return total

    for count, factor, shape in itertools.product(
        (0, 1, 2, 5, 12), (1, -2.5, 7, -30), ((1, 0, 0), (0, 1, 0), (1, 1, 1))
    ):
        rows = [[clip, 0, 0] for _ in range(count)]
        joins = [factor * clip * x for x in shape]
        if math.dist(result(rows), result(rows + [joins])) > 1.72 * clip:
            return rows, joins
