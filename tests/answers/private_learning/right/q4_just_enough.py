# Little more than 1.7 C each: a turned sum, two full numbers and one of 0.98 C, two shrunk gradients.
def refute(program, clip):
    match program:
        case "sum":
            return ([0.8 * clip, 0.0, 0.0],), [0.0 - 1.8 * clip, 0.0, 0.0]
        case "numbers":
            return [[0.0, 0.0, 0.0]], [clip, -clip, 0.98 * clip]
        case "longest":
            return [[0.0, clip, 0.0], [0.0, clip, 0.0]], [8 * clip, 0.0, 0.0]
