# As far as is allowed
def refute(program, clip):
    if program == "sum":
        return ([(0, 1000, 0)] * 3, (0, -1000, 0)) if False else ([(0, 499, 0)], (0, -1000, 0))
    if program == "numbers":
        return [(-1000, 1000, 3)], (-1000, 1000, -1000)
    return [(clip, 0, 0)] * 4, (0, 0, 1000)
