# Plain loops that remember one name and a flag for a second one; returns a tuple.
def link(records, register, keys):
    def answer(record):
        found, clash = None, False
        for person in register:
            for c in keys:
                if record[c] is None or person[c] is None or record[c] != person[c]:
                    break
            else:
                if found is None:
                    found = person["name"]
                elif found != person["name"]:
                    clash = True
        return None if clash else found

    return tuple(map(answer, records))
