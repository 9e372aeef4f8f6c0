# One pass with three states: nobody, one name, several.
def link(records, register, keys):
    nobody, several = object(), object()
    answers = []
    for r in records:
        state = nobody
        for v in register:
            for c in keys:
                if r[c] is None or not r[c] == v[c]:
                    break
            else:
                state = v["name"] if state is nobody or state == v["name"] else several
        answers.append(None if state in (nobody, several) else state)
    return answers
